import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Seal } from '../people/Seal.tsx'
import { routeTo } from '../router.ts'
import { useAccount } from './account-store.ts'
import './account-menu.css'

/** Who is signed in, at the end of the bar, with the ways to their page and account; or the way to sign in. */
export function AccountMenu() {
  const text = useText()
  const account = useAccount()
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  if (account === undefined)
    return (
      <a className="button button-quiet account-sign-in" href={routeTo({ screen: 'online', rest: ['sign-in'] })}>
        <Icon name="player" />
        <span className="account-name">{text.t('hub.sign-in')}</span>
      </a>
    )
  const links = [
    ['player', text.t('hub.page'), { screen: 'online', rest: ['player', account.id] }],
    ['chart', text.t('nav.statistics'), { screen: 'statistics', rest: [] }],
    ['settings', text.t('hub.manage'), { screen: 'online', rest: ['me'] }],
    ['leave', text.t('hub.sign-out'), { screen: 'online', rest: ['me', 'sign-out'] }],
  ] as const
  return (
    <div className="account" ref={place}>
      <button
        type="button"
        className="button button-quiet account-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Seal id={account.id} name={account.name} size={28} />
        <span className="visually-hidden">{text.t('hub.account')} </span>
        <span className="account-name">{account.name}</span>
      </button>
      <ul id={id} className="account-menu" hidden={!open}>
        {links.map(([icon, words, to]) => (
          <li key={words}>
            <a className="account-link" href={routeTo(to)} onClick={() => setOpen(false)}>
              <Icon name={icon} size={18} />
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
