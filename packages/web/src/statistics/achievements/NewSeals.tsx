import { useEffect, useState } from 'react'
import { recordError } from '../../app/error-log.ts'
import { useAccount } from '../../app/hub/account-store.ts'
import type { FinishedGame } from '../../app/page/page-parts.ts'
import { routeTo } from '../../app/router.ts'
import { useSettings } from '../../app/settings/settings-store.ts'
import { languageOf, topicsOf, useLoadedText } from '../../app/text.ts'
import { idbFacts } from '../../game/facts/facts-store.ts'
import { gatherHere } from '../../game/facts/gather-facts.ts'
import { store } from '../../game/tabs.ts'
import { getList } from '../../online/api/calls.ts'
import { getRecord } from '../../online/api/client.ts'
import { localGames } from '../games/local-games.ts'
import { knownOnline, onlineGames } from '../games/online-games.ts'
import { wait, whenIdle } from '../games/pacer.ts'
import { CylinderSeal, SealDefs } from './CylinderSeal.tsx'
import { type NewSeal, sealsOf } from './seals-of.ts'
import './new-seals.css'

/** The last move is shown before it is saved. */
const SAVED_MS = 250
const ATTEMPTS = 20
/** At most this many records are fetched for a seal; players with more unread games find it in the statistics. */
const MAX_RECORDS = 10

const isSaved = async (id: string) =>
  (await store.list()).some((head) => head.id === id && head.summary.player === undefined)

/** Reads all finished games and finds the seals that one of them has cut; none if not all games are known. */
async function findNewSeals(finished: FinishedGame, player: string | undefined): Promise<NewSeal[]> {
  const { kind, id } = finished
  for (let attempt = 1; kind === 'game' && !(await isSaved(id)); attempt++) {
    if (attempt === ATTEMPTS) return []
    await wait(SAVED_MS)
  }
  const kept = idbFacts
  const deps = { store, kept, pause: whenIdle }
  const { games } = await localGames({ ...deps, gather: gatherHere(deps), onProgress: () => {} })
  if (player === undefined) return sealsOf(games, finished)
  if (kind === 'game') return sealsOf([...games, ...knownOnline(await kept.all(), player)], finished)
  let fetched = 0
  const online = await onlineGames({
    player,
    kept,
    pause: whenIdle,
    list: (after) => getList('mine', after),
    record: async (table) => (fetched++ < MAX_RECORDS ? getRecord(table) : undefined),
    onProgress: () => {},
  })
  return online.missing === 0 ? sealsOf([...games, ...online.games], finished) : []
}

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
