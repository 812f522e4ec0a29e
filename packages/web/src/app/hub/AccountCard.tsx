import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { routeTo } from '../router.ts'
import { useAccount } from './account-store.ts'

/** In the settings: who is signed in, or the way to sign in. */
export function AccountCard() {
  const text = useText()
  const account = useAccount()
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('hub.account')}</h2>
      <p>{account === undefined ? text.t('hub.account.none') : text.t('hub.account.known', { name: account.name })}</p>
      <p className="page-actions">
        <a
          className={account === undefined ? 'button button-primary' : 'button'}
          href={routeTo({ screen: 'online', rest: account === undefined ? ['sign-in'] : ['me'] })}
        >
          <Icon name="player" size={18} />
          {text.t(account === undefined ? 'hub.sign-in' : 'hub.manage')}
        </a>
      </p>
    </section>
  )
}
