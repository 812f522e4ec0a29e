import { useEffect } from 'react'
import { DeadEnd } from '../../app/DeadEnd.tsx'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { ApiProblem } from '../api/client.ts'
import { loadIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'

const AGAIN = 5000

/** Why online play isn't possible here: the page is on a static host, or the server is unavailable. */
export function NoServer({ problem }: { readonly problem: ApiProblem }) {
  const text = useText()
  const away = problem === 'no-network' || problem === 'unavailable'
  useEffect(() => {
    if (!away) return
    const timer = setInterval(loadIdentity, AGAIN)
    return () => clearInterval(timer)
  }, [away])
  const page = { title: text.t('online.title'), over: text.t('page.gate'), camera: 'gate' } as const
  const home = (
    <a className="button" href={routeTo({ screen: 'home' })}>
      <Icon name="home" size={18} />
      {text.t('app.home')}
    </a>
  )
  if (problem !== 'no-server' && !away)
    return (
      <DeadEnd {...page} why={<p className="page-fault">{problemText(text, problem)}</p>}>
        {home}
      </DeadEnd>
    )
  return (
    <DeadEnd
      {...page}
      why={
        <>
          <h2 className="page-heading">{text.t(away ? 'online.away.title' : 'online.none.title')}</h2>
          <p>{text.t(away ? 'online.away.words' : 'online.none.words')}</p>
          <p className="page-note">{text.t('online.none.rest')}</p>
        </>
      }
    >
      <button type="button" className="button button-primary" onClick={loadIdentity}>
        <Icon name="turn" size={18} />
        {text.t('online.again')}
      </button>
      {home}
    </DeadEnd>
  )
}
