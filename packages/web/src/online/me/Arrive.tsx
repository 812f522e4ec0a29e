import { useState } from 'react'
import { GatePage } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { followLink } from '../api/calls.ts'
import { setMe, useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'

/** The target of a link to continue on another device. It works once, so it is followed only after a confirmation. */
export function Arrive({ link }: { readonly link: string }) {
  const text = useText()
  const { me } = useIdentity()
  const [answer, setAnswer] = useState<string>()
  const arrive = async () => {
    const arrived = await followLink(link)
    if (arrived.ok) setMe(arrived.value)
    setAnswer(arrived.ok ? 'arrived' : arrived.code)
  }
  return (
    <GatePage title={text.t('online.me.arrive')}>
      <section className="page-card">
        {answer === 'arrived' ? (
          <p role="status">{text.t('online.me.arrived', { who: me?.name ?? '' })}</p>
        ) : (
          <>
            <p>{text.t('online.me.arrive.about')}</p>
            {me === undefined ? null : (
              <p className="online-warning">
                <Icon name="warning" size={20} />
                {text.t('online.me.arrive.other', { who: me.name })}
              </p>
            )}
          </>
        )}
        <p className="page-fault" role="alert">
          {answer === undefined || answer === 'arrived' ? null : problemText(text, answer)}
        </p>
        <p className="page-actions">
          {answer === 'arrived' ? null : (
            <button type="button" className="button button-primary" onClick={arrive}>
              <Icon name="check" size={18} />
              {text.t('online.me.arrive')}
            </button>
          )}
          <a
            className={answer === 'arrived' ? 'button button-primary' : 'button'}
            href={routeTo({ screen: 'online', rest: [] })}
          >
            <Icon name="online" size={18} />
            {text.t('online.end.table')}
          </a>
        </p>
      </section>
    </GatePage>
  )
}
