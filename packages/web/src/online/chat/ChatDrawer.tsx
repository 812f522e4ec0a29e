import { use, useEffect, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { CloseMenu } from '../../table/layout/Menu.tsx'
import { useText } from '../../text/use-text.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { Chat } from './Chat.tsx'
import { useMuted } from './muted.ts'

interface ChatState {
  readonly open: boolean
  readonly unread: number
  setOpen(open: boolean): void
}

/** Is the chat open, and how many of its lines are unread? */
export function useChatDrawer(live: Live): ChatState {
  const muted = useMuted()
  const last = live.chat.at(-1)?.line ?? 0
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (open) setRead(last)
  }, [open, last])
  const unread = open
    ? 0
    : live.chat.filter(({ line, player }) => line > read && player !== live.player && !muted.includes(player)).length
  return { open, unread, setOpen }
}

export function ChatToggle({ chat }: { readonly chat: ChatState }) {
  const text = useText()
  const { open, unread, setOpen } = chat
  // On a phone on its side it stands in the menu, which would lie over the chat.
  const closeMenu = use(CloseMenu)
  const toggle = () => {
    setOpen(!open)
    closeMenu?.()
  }
  return (
    <button
      type="button"
      className={closeMenu === undefined ? 'button button-quiet button-icon chat-toggle' : 'button chat-toggle'}
      aria-label={unread === 0 ? text.t('online.chat') : text.t('online.chat.unread', { count: unread })}
      aria-expanded={open}
      onClick={toggle}
    >
      <Icon name="chat" />
      {closeMenu === undefined ? null : text.t('online.chat')}
      {unread === 0 ? null : (
        <span className="chat-count" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  )
}

interface ChatDrawerProps {
  readonly chat: ChatState
  readonly online: OnlineTable
  readonly live: Live
}

/** The talk beside the table: the game goes on behind it. */
export function ChatDrawer({ chat, online, live }: ChatDrawerProps) {
  const text = useText()
  const drawer = useRef<HTMLElement>(null)
  const { open, setOpen } = chat
  useEffect(() => {
    if (open) drawer.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [open])
  if (!open) return null
  return (
    <aside
      ref={drawer}
      className="chat-drawer"
      aria-label={text.t('online.chat')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <div className="chat-head">
        <h2 className="page-heading">{text.t('online.chat')}</h2>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={() => setOpen(false)}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <Chat online={online} live={live} />
    </aside>
  )
}
