import { type Game, parseRecord } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { useEffect, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { idbStudies, type Study } from '../../game/study-store.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './studies.css'

interface Shown extends Study {
  readonly game: Game
}

/** Those that can be read. */
async function listStudies(): Promise<Shown[]> {
  const all = await idbStudies.list().catch(() => [])
  return all.flatMap((study) => {
    const read = parseRecord(study.record)
    return read.ok ? [{ ...study, game: read.game }] : []
  })
}

function nameOf(text: Text, { headers, position }: Game): string {
  const names = headers.names?.filter((name) => name !== '') ?? []
  return names.length > 0 ? text.list(names) : text.t('review.round', { round: position.round })
}

/** Analyses of games that aren't saved here themselves. */
export function Studies() {
  const text = useText()
  const [studies, setStudies] = useState<readonly Shown[]>([])
  const refresh = () => void listStudies().then(setStudies)
  useEffect(refresh, [])
  if (studies.length === 0) return null
  return (
    <section className="page-card studies">
      <h2>{text.t('games.studies')}</h2>
      <p className="page-note">{text.t('games.studies.about')}</p>
      <ul>
        {studies.map(({ key, game, changed }) => {
          const name = nameOf(text, game)
          return (
            <li key={key}>
              <a className="button" href={routeTo({ screen: 'replay', rest: ['study', key] })}>
                <Icon name="branch" size={18} />
                {name}
                <span className="studies-when">{new Date(changed).toLocaleDateString(text.locale)}</span>
              </a>
              <button
                type="button"
                className="button button-icon"
                aria-label={text.t('games.study.delete', { name })}
                onClick={() => void idbStudies.remove(key).then(refresh)}
              >
                <Icon name="delete" size={18} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
