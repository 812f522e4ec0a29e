import { useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { followLink } from '../api/calls.ts'
import { setMe, useWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'

/** Where a link to continue on another device leads. It works once, so that it is not followed before somebody says so. */
export function Arrive({ link }: { readonly link: string }) {
  const text = useText()
  const { me } = useWho()
  const [answer, setAnswer] = useState<string>()
  const arrive = async () => {
    const arrived = await followLink(link)
    if (arrived.ok) setMe(arrived.value)
    setAnswer(arrived.ok ? 'arrived' : arrived.code)
  }
  return (
    <Page title={text.t('online.me.arrive')}>
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
            <p className="page-actions">
              <button type="button" className="button button-primary" onClick={arrive}>
                {text.t('online.me.arrive')}
              </button>
            </p>
          </>
        )}
        <p className="page-fault" role="alert">
          {answer === undefined || answer === 'arrived' ? null : problemWords(text, answer)}
        </p>
        <p className="page-actions">
          <a className="button" href={routeTo({ screen: 'online', rest: [] })}>
            <Icon name="online" size={18} />
            {text.t('online.end.table')}
          </a>
        </p>
      </section>
    </Page>
  )
}
