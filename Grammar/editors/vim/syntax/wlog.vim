" Syntax of wlog workout journals, for Vim and Neovim.

if exists('b:current_syntax')
  finish
endif
let s:save = &cpoptions
set cpoptions&vim
syntax case ignore
syntax spell toplevel

" Names stand at the beginning of a line, before a colon, numbers or nothing.
syntax match wlogExercise /\%(^\s*\%([-*+•]\s\+\%(\[[ x]\]\s\+\)\=\)\=\%([A-H][1-9][.)]\s\+\)\=\)\@<=\%(\%(bw\|level\|amrap\|rpe\|max\)\>\)\@!\K[^0-9:|>]*\ze\%(:\|\s[0-9~]\|\s[-+][0-9]\|\sbw\>\|\s*$\)/
syntax match wlogSuperset /\%(^\s*\%([-*+•]\s\+\)\=\)\@<=[A-H][1-9][.)]/
syntax match wlogItem /^\s*\%([-*+•]\|\d\d\=[.)]\)\s\@=/
syntax match wlogCheckbox /\[[ x]\]/

syntax match wlogNumber /\d\+\%([.,]\d\+\)\=/
syntax match wlogTime /\<\d\{1,2}:\d\d\%(:\d\d\)\=\%(\s*[ap]m\>\)\=/
syntax match wlogTime /\<\d\+\%([.,]\d\+\)\=\s*\%(s\|sec\|min\|h\)\>/
syntax match wlogDistance /\<\d\+\%([.,]\d\+\)\=\s*\%(m\|km\|mi\|yd\|ft\)\>/
syntax match wlogLoad /\<\d\+\%([.,]\d\+\)\=\s*\%(kgs\=\|lbs\=\|кг\)\%([x×]\|\>\)\@=/
syntax match wlogLoad /\<\d\+\%([.,]\d\+\)\=#/
syntax match wlogLoad /\<bw\>\%(\s*[-+]\s*\d\+\%([.,]\d\+\)\=\%(\s*\%(kg\|lb\)\)\=\)\=/
syntax match wlogLoad /\<level\s\+\d\+\%([.,]\d\+\)\=/

" `x 5`, `x 5, 4, 4` and `x 5 x 3`: reps, then sets.
syntax match wlogTimes /\%([0-9gbsw+)\]]\s*\)\@<=[x×✕х*]\%(\s*\d\)\@=/ nextgroup=wlogReps skipwhite
syntax match wlogReps /\d\++\=\%(,\s*\d\+\>\%(\s*[x×@.:]\|\s*\%(kg\|lb\|m\|km\|s\)\>\)\@!\)*\%(\d\|\.\d\|\s*\%(kg\|lb\|m\|km\|s\|min\)\>\)\@!/ contained nextgroup=wlogTimesSets skipwhite
syntax match wlogTimesSets /[x×✕х*]\%(\s*\d\)\@=/ contained nextgroup=wlogSets skipwhite
syntax match wlogSets /\d\+/ contained
syntax match wlogReps /\<\d\+\s*reps\=\>/
syntax match wlogReps /\<amrap\>/
syntax match wlogSets /\<\d\+\s*sets\=\>/

syntax match wlogRPE /@\s*\%(10\|[1-9]\)\%(\.\d\)\=\>\%([.,]\d\|\s*\%(kg\|lb\)\>\)\@!/
syntax match wlogRPE /\<\%(rpe\|rir\)\>:\=\s*\d\+\%(\.\d\)\=/
syntax match wlogRest /\<rest\>:\=\s*\d\+\%(:\d\d\)\=\%(\s*\%(s\|sec\|min\)\>\)\=/
syntax match wlogTempo /\<tempo\s\+[0-9x][-0-9x]*/
syntax match wlogRemark /([^)]*)/ contains=wlogKind
syntax match wlogKind /\<\%(warm-\=up\|drop\|failed\|each\|left\|right\)\>/ contained

syntax match wlogHeading /^\s*#\+\s.*$/ contains=wlogHeadingMark,wlogDate
syntax match wlogHeadingMark /^\s*#\+/ contained
syntax match wlogDate /\<\d\{4}[-/.]\d\{1,2}[-/.]\d\{1,2}\>/
syntax match wlogDate /^\d\{1,2}[/.]\d\{1,2}[/.]\%(\d\{4}\|\d\d\)\>/
syntax match wlogNote /^\s*>.*$/
syntax match wlogTable /|/
syntax match wlogRule /^\s*\%(-\{3,}\|\*\{3,}\|_\{3,}\)\s*$/
syntax match wlogComment /^\s*\%(\/\/\|;;\|#+\|<!--\).*$/

syntax match wlogDirectiveLine /^\s*\%(units\=\|order\|dates\|year\|alias\|goal\|favou\=rite\|colou\=r\|muscles\|formula\|sex\|trophy\|bodyweight\|rpe\)\s*:.*$/ contains=wlogDirective,wlogLoad,wlogDate
syntax match wlogDirective /^\s*[[:alpha:]]\+\ze\s*:/ contained

highlight default link wlogExercise Function
highlight default link wlogSuperset Label
highlight default link wlogItem Delimiter
highlight default link wlogCheckbox Delimiter
highlight default link wlogNumber Number
highlight default link wlogTime Float
highlight default link wlogDistance Float
highlight default link wlogLoad Number
highlight default link wlogTimes Operator
highlight default link wlogTimesSets Operator
highlight default link wlogReps Identifier
highlight default link wlogSets Type
highlight default link wlogRPE Special
highlight default link wlogRest PreProc
highlight default link wlogTempo PreProc
highlight default link wlogRemark String
highlight default link wlogKind Keyword
highlight default link wlogHeading Title
highlight default link wlogHeadingMark Delimiter
highlight default link wlogDate Constant
highlight default link wlogNote Comment
highlight default link wlogTable Delimiter
highlight default link wlogRule Delimiter
highlight default link wlogComment Comment
highlight default link wlogDirective Statement

let b:current_syntax = 'wlog'
let &cpoptions = s:save
unlet s:save
