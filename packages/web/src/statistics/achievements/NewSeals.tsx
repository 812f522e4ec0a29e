import { useEffect, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { useAccount } from '../../app/hub/account-store.ts'
import type { FinishedGame } from '../../app/page/page-parts.ts'
import { routeTo } from '../../app/router.ts'
import { useSettings } from '../../app/settings/settings-store.ts'
import { languageOf, topicsOf, useLoadedText } from '../../app/text.ts'
import { CylinderSeal, SealDefs } from './CylinderSeal.tsx'
import { findNewSeals } from './new-seals.ts'
import type { NewSeal } from './seals-of.ts'
import './new-seals.css'

function useNewSeals({ kind, id }: FinishedGame): readonly NewSeal[] {
  const player = useAccount()?.id
  const [seals, setSeals] = useState<readonly NewSeal[]>([])
  useEffect(() => {
    let left = false
    findNewSeals({ kind, id }, player).then((found) => {
      if (!left) setSeals(found)
    }, recordError)
    return () => {
      left = true
    }
  }, [kind, id, player])
  return seals
}

/** The seals that a finished game has cut, beside its results. */
export function NewSeals(finished: FinishedGame) {
  const text = useLoadedText(languageOf(useSettings()), topicsOf('statistics'))
  const seals = useNewSeals(finished)
  const names =
    text &&
    seals.map(({ who, id }) =>
      who === '' ? text.t(`seal.${id}`) : text.t('stats.seal.of', { who, seal: text.t(`seal.${id}`) }),
    )
  return (
    <div role="status">
      {text === undefined || names === undefined || seals.length === 0 ? null : (
        <a className="new-seals-link" href={routeTo({ screen: 'statistics', rest: ['seals'] })}>
          <SealDefs />
          <span className="new-seals-pictures">
            {seals.map(({ id, who, achievement: { stone, icon } }) => (
              <CylinderSeal key={`${id} ${who}`} stone={stone} icon={icon} earned />
            ))}
          </span>
          <span className="new-seals-names">
            {text.t('stats.seal.cut', { count: seals.length, names: text.list(names) })}
          </span>
        </a>
      )}
    </div>
  )
}
