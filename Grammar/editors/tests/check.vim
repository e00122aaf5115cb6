" Prints ‘line column class group’ for each line of $PLACES.
let s:lines = []
for s:place in readfile($PLACES)
  let [s:line, s:column, s:class] = split(s:place)
  let s:id = synID(str2nr(s:line), str2nr(s:column), 1)
  call add(s:lines, s:place . ' ' . synIDattr(s:id, 'name'))
endfor
call writefile(s:lines, $RESULT)
quitall!
