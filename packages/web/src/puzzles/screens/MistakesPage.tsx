import { Loading } from '../../app/Loading.tsx'
import { Page } from '../../app/page/Page.tsx'
import { type Route, routeTo } from '../../app/router.ts'
import { Signpost } from '../../app/Signpost.tsx'
import { Unknown } from '../../app/Unknown.tsx'
import { formatAddress, parseAddress, type ReplayAddress } from '../../replay/model/address.ts'
import { useText } from '../../text/use-text.ts'
import { useMistakes } from '../model/mistakes.ts'
import type { OwnPuzzle } from '../model/own.ts'
import { getResults } from '../model/results.ts'
import { PuzzleTable } from '../solving/PuzzleTable.tsx'
import { OwnRow } from './OwnRow.tsx'

const END = 'end'

/** A mistake of a game, by its number from 1, or the summary after the last. */
const mistakeRoute = ({ kind, key }: ReplayAddress, at: string): Route => ({
  screen: 'puzzles',
  rest: ['mistakes', at, kind, key],
})

/** Where the player came from. */
const reviewRoute = ({ kind, key }: ReplayAddress): Route => ({
  screen: 'replay',
  rest: formatAddress({ kind, key, n: undefined, view: 'review' }),
})

function Nothing({ place, why }: { readonly place: ReplayAddress; readonly why: string }) {
  const text = useText()
  return (
    <Page title={text.t('mistakes.title')} over={text.t('page.roof')} camera="roof">
      <Signpost face="priest" why={why}>
        <a className="button button-primary" href={routeTo(reviewRoute(place))}>
          {text.t('mistakes.leave')}
        </a>
      </Signpost>
    </Page>
  )
}

interface SummaryProps {
  readonly place: ReplayAddress
  readonly mistakes: readonly OwnPuzzle[]
}

/** How it went, with a way back to every mistake. */
function Summary({ place, mistakes }: SummaryProps) {
  const text = useText()
  const { outcomes } = getResults()
  const found = mistakes.filter(({ id }) => outcomes[id] === 'solved').length
  return (
    <Page
      title={text.t('mistakes.title')}
      over={text.t('page.roof')}
      about={text.t('mistakes.found', { found, all: mistakes.length })}
      camera="roof"
    >
      <section className="page-card">
        <ol className="puzzle-list">
          {mistakes.map((mistake, i) => (
            <li key={mistake.id}>
              <OwnRow
                puzzle={mistake}
                to={mistakeRoute(place, String(i + 1))}
                title={text.t('mistakes.one', { number: i + 1 })}
                states={{ solved: text.t('mistakes.state.found'), failed: text.t('mistakes.state.failed') }}
              />
            </li>
          ))}
        </ol>
        <div className="page-actions">
          <a className="button button-primary" href={routeTo(reviewRoute(place))}>
            {text.t('mistakes.leave')}
          </a>
          <a className="button" href={routeTo(mistakeRoute(place, '1'))}>
            {text.t('mistakes.again')}
          </a>
        </div>
      </section>
    </Page>
  )
}

/** “Learn from my mistakes”: the costly turns of one game, one after the other. `rest`: `2/game/ID`, `end/game/ID`. */
export function MistakesPage({ rest }: { readonly rest: readonly string[] }) {
  const [at = '1', ...where] = rest
  const place = parseAddress(where)
  return place === undefined ? <Unknown /> : <Mistakes at={at} place={place} />
}

function Mistakes({ at, place }: { readonly at: string; readonly place: ReplayAddress }) {
  const text = useText()
  const mistakes = useMistakes(place)
  if (mistakes === 'loading') return <Loading />
  if (mistakes === 'missing') return <Nothing place={place} why={text.t('mistakes.missing')} />
  if (mistakes.length === 0) return <Nothing place={place} why={text.t('mistakes.found.none')} />
  const number = Number(at)
  const posed = mistakes[number - 1]
  if (posed === undefined) return <Summary place={place} mistakes={mistakes} />
  const last = number === mistakes.length
  return (
    <PuzzleTable
      key={posed.id}
      posed={posed}
      title={text.t('mistakes.number', { number, all: mistakes.length })}
      next={mistakeRoute(place, last ? END : String(number + 1))}
      walk={{
        next: text.t(last ? 'mistakes.end' : 'mistakes.next'),
        leave: { to: reviewRoute(place), name: text.t('mistakes.leave') },
      }}
    />
  )
}
