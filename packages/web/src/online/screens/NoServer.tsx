import { useEffect } from 'react'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import type { Trouble } from '../api/client.ts'
import { lookWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'

const AGAIN = 5000

/** Why nobody can play online from here: the page lies on a plain host, or the server is away for now. */
export function NoServer({ trouble }: { readonly trouble: Trouble }) {
  const text = useText()
  const away = trouble === 'no-network' || trouble === 'unavailable'
  useEffect(() => {
    if (!away) return
    const timer = setInterval(lookWho, AGAIN)
    return () => clearInterval(timer)
  }, [away])
  if (trouble !== 'no-server' && !away)
    return (
      <Page title={text.t('online.title')}>
        <p className="page-fault">{problemWords(text, trouble)}</p>
      </Page>
    )
  return (
    <Page title={text.t('online.title')}>
      <section className="page-card">
        <h2 className="online-heading">{text.t(away ? 'online.away.title' : 'online.none.title')}</h2>
        <p>{text.t(away ? 'online.away.words' : 'online.none.words')}</p>
        <p className="page-note">{text.t('online.none.rest')}</p>
        <p className="page-actions">
          <button type="button" className="button button-primary" onClick={lookWho}>
            {text.t('online.again')}
          </button>
          <a className="button" href={routeTo({ screen: 'home' })}>
            {text.t('app.home')}
          </a>
        </p>
      </section>
    </Page>
  )
}
