# Colours wlog workout journals in Kakoune. Put this into ~/.config/kak/autoload/.

hook global BufCreate .*[.]wlog %{
    set-option buffer filetype wlog
}

hook global WinSetOption filetype=wlog %{
    require-module wlog
    add-highlighter window/wlog ref wlog
    hook -once -always window WinSetOption filetype=.* %{ remove-highlighter window/wlog }
}

provide-module wlog %{
    add-highlighter shared/wlog group
    # Later ones are painted over earlier ones.
    add-highlighter shared/wlog/ regex '^\h*(?:[-*+•]\h+(?:\[[ xX]\]\h+)?)?(?:[A-H][1-9][.)]\h+)?([A-Za-zÀ-￿][^0-9:|>\n]*?)(?::|\h[0-9~]|\h[-+][0-9]|\hBW\b|\h*$)' 1:function
    add-highlighter shared/wlog/ regex '[\dgbswWB+\)]\h*([xX×✕х*])\h*(\d+\+?(?:,\h*\d+\b)*)(?:\h*([xX×✕х*])\h*(\d+))?' 1:operator 2:variable 3:operator 4:builtin
    add-highlighter shared/wlog/ regex '\b\d+\h*reps?\b' 0:variable
    add-highlighter shared/wlog/ regex '\b\d+\h*sets?\b' 0:builtin
    add-highlighter shared/wlog/ regex '\b\d+(?:[.,]\d+)?\h*(?:s|sec|min|h|m|km|mi|yd|ft)\b|\b\d{1,2}:\d\d(?::\d\d)?' 0:builtin
    add-highlighter shared/wlog/ regex '@\h*(?:10|[1-9])(?:\.\d)?\b|\b(?i)(?:rpe|rir):?\h*\d+(?:\.\d)?' 0:keyword
    add-highlighter shared/wlog/ regex '(?i)\b\d+(?:[.,]\d+)?\h*(?:(?:kgs?|lbs?|кг)\b|#)|\bbw\b(?:\h*[-+]\h*\d+(?:[.,]\d+)?(?:\h*(?:kg|lb))?)?|\blevel\h+\d+(?:[.,]\d+)?' 0:value
    add-highlighter shared/wlog/ regex '(?i)\brest:?\h*\d+(?::\d\d)?(?:\h*(?:s|sec|min)\b)?|\btempo\h+[0-9x][-0-9x]*' 0:attribute
    add-highlighter shared/wlog/ regex '\([^)\n]*\)' 0:string
    add-highlighter shared/wlog/ regex '^\h*(units?|order|dates|year|alias|goal|favou?rite|colou?r|muscles|formula|sex|trophy|bodyweight|rpe)\h*:([^\n]*)$' 1:attribute 2:string
    add-highlighter shared/wlog/ regex '^\h*(#+)\h+([^\n]*)$' 1:meta 2:header
    add-highlighter shared/wlog/ regex '\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b' 0:type
    add-highlighter shared/wlog/ regex '^\h*>[^\n]*$' 0:string
    add-highlighter shared/wlog/ regex '^\h*(?://|;;|#\+|<!--)[^\n]*$' 0:comment
}
