import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { makeLink } from '../api/calls.ts'
import { problemText } from '../api/problem-text.ts'
import { LinkCard } from '../parts/LinkCard.tsx'
import { onlineLink } from '../parts/links.ts'
import { useServer } from '../parts/use-server.ts'

/** A link that makes another device the same player. */
export function MoveCard() {
  const text = useText()
  const server = useServer()
  const [token, setToken] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const make = async () => {
    const made = await makeLink()
    setToken(made.ok ? made.value.token : undefined)
    setProblem(made.ok ? undefined : made.code)
  }
  const create = (
    <button type="button" className="button" onClick={make}>
      <Icon name="share" size={18} />
      {text.t('online.me.move.make')}
    </button>
  )
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('online.me.move')}</h2>
      <p className="page-note">{text.t('online.me.move.about')}</p>
      {token === undefined ? (
        <p className="page-actions">{create}</p>
      ) : (
        <LinkCard link={onlineLink(server?.addresses[0], 'continue', token)} label={text.t('online.me.move')}>
          {create}
        </LinkCard>
      )}
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
    </section>
  )
}
