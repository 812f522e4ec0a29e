import { COLORS } from '@amyitis/engine'
import type { ChatLine } from '@amyitis/protocol'
import { seatOf } from '@amyitis/tables'
import { useEffect, useRef, useState } from 'react'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import type { Live } from '../play/online-table.ts'
import { setMuted, useMuted } from './muted.ts'
import { ReportDialog } from './ReportDialog.tsx'

interface ToolProps {
  readonly icon: IconProps['name']
  readonly label: string
  onClick(): void
}

const Tool = ({ icon, label, onClick }: ToolProps) => (
  <button type="button" className="chat-tool" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} size={16} />
  </button>
)

interface LineProps {
  readonly live: Live
  readonly line: ChatLine
  onReport(): void
}

function Line({ live, line, onReport }: LineProps) {
  const text = useText()
  const { player, at } = line
  const silent = useMuted().includes(player)
  const seat = seatOf(live.table, player)
  const who = live.names.get(player)?.name ?? text.t('online.seat.erased')
  const own = player === live.player
  const words = silent ? text.t('online.chat.muted', { who }) : (line.text ?? text.t('online.chat.removed'))
  return (
    <li className={own ? 'chat-line is-own' : 'chat-line'}>
      <p className="chat-who">
        {seat < 0 ? <Icon name="eye" size={16} /> : <PlayerMark color={COLORS[seat]} size={18} />}
        <b>{who}</b>
        <time dateTime={new Date(at).toISOString()}>
          {new Date(at).toLocaleTimeString(text.locale, { hour: '2-digit', minute: '2-digit' })}
        </time>
      </p>
      <p className={silent || line.text === undefined ? 'chat-words is-gone' : 'chat-words'}>{words}</p>
      {own ? null : (
        <p className="chat-tools">
          <Tool
            icon={silent ? 'sound' : 'silent'}
            label={text.t(silent ? 'online.chat.unmute' : 'online.chat.mute', { who })}
            onClick={() => setMuted(player, !silent)}
          />
          {line.text === undefined || silent || live.player === undefined ? null : (
            <Tool icon="warning" label={text.t('online.chat.report.line', { who })} onClick={onReport} />
          )}
        </p>
      )}
    </li>
  )
}

/** The lines of the chat; the newest at the end, scrolled into view. */
export function ChatLines({ live }: { readonly live: Live }) {
  const text = useText()
  const { chat } = live
  const [reported, setReported] = useState<ChatLine>()
  const end = useRef<HTMLDivElement>(null)
  const last = chat.at(-1)?.line
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new line
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [last])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="chat-scroll" role="log" aria-label={text.t('online.chat')} tabIndex={0} ref={end}>
      {chat.length === 0 ? <p className="page-note">{text.t('online.chat.none')}</p> : null}
      <ol>
        {chat.map((line) => (
          <Line key={line.line} live={live} line={line} onReport={() => setReported(line)} />
        ))}
      </ol>
      {reported === undefined ? null : (
        <ReportDialog live={live} line={reported} onClose={() => setReported(undefined)} />
      )}
    </div>
  )
}
