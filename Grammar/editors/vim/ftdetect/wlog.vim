autocmd BufRead,BufNewFile *.wlog setfiletype wlog
