import { type OpeningCollection, openingsUrl, parseOpenings } from '@amyitis/bots'
import { useMemo } from 'react'
import { fetchedOnce, useFetched } from '../app/fetched.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { Page } from '../app/page/Page.tsx'
import { routeTo } from '../app/router.ts'
import { Signpost } from '../app/Signpost.tsx'
import { Unknown } from '../app/Unknown.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useStatistics } from '../statistics/games/use-statistics.ts'
import { ownerOf } from '../statistics/model/played-game.ts'
import { useText } from '../text/use-text.ts'
import { type OpeningAddress, parseOpeningAddress } from './address.ts'
import { linesOf, ownLines } from './model/lines.ts'
import { Explorer } from './parts/Explorer.tsx'
import { OpeningFilters } from './parts/OpeningFilters.tsx'

const loadOpenings = fetchedOnce(openingsUrl, parseOpenings)

interface PartProps {
  readonly address: OpeningAddress
}

const COMMAND = 'npx amyitis-lab explorer'

/** What the games are, and what they don't say. */
function About({ openings }: { readonly openings: OpeningCollection }) {
  const text = useText()
  const { games, iterations, fewest, rules, weights } = openings
  return (
    <section className="page-card">
      <h2 className="page-heading">{text.t('openings.set')}</h2>
      <p>{text.t('openings.set.bots', { games: games.length, iterations })}</p>
      <p>{text.t('openings.set.line', { fewest })}</p>
      <p>{text.t('openings.set.caution')}</p>
      <p className="page-note">
        {text.t('openings.set.command', { rules, weights })} <code>{COMMAND}</code>
      </p>
    </section>
  )
}

function BotOpenings({ address }: PartProps) {
  const text = useText()
  const { found: openings, reload } = useFetched(loadOpenings, address.kind)
  const lines = useMemo(() => (typeof openings === 'string' ? [] : linesOf(openings)), [openings])
  if (openings === 'loading') return <p className="page-card">{text.t('app.loading')}</p>
  if (openings === 'failed') return <LoadFailed why={text.t('openings.failed')} onReload={reload} />
  return (
    <>
      <Explorer
        address={address}
        lines={lines}
        openings={openings}
        nothing={<p className="page-card">{text.t('openings.none')}</p>}
      />
      <About openings={openings} />
    </>
  )
}

function OwnOpenings({ address }: PartProps) {
  const text = useText()
  const { games, reading, fetching } = useStatistics()
  const { kind } = address
  const lines = useMemo(() => ownLines(games ?? [], ownerOf(games ?? []), kind), [games, kind])
  const nothing = (
    <Signpost face="apprentice" why={<p>{text.t('openings.none.mine')}</p>}>
      <a className="button button-primary" href={routeTo({ screen: 'new', people: false })}>
        <Icon name="play" size={18} />
        {text.t('home.new')}
      </a>
    </Signpost>
  )
  return (
    <>
      <p className="page-note" role="status">
        {reading === undefined ? null : text.t('stats.reading', reading)}
        {fetching === undefined ? null : text.t('stats.fetching', fetching)}
      </p>
      {games === undefined ? null : <Explorer address={address} lines={lines} nothing={nothing} />}
      <p className="page-note">{text.t('openings.set.mine')}</p>
    </>
  )
}

/** How games begin, behind `#/openings`: `bots/2p/any/farmer/susa-banker`, `mine/3p-palace/1`. */
export function OpeningsScreen({ rest }: { readonly rest: readonly string[] }) {
  const text = useText()
  const address = useMemo(() => parseOpeningAddress(rest), [rest])
  if (address === undefined) return <Unknown />
  return (
    <Page
      title={text.t('nav.openings')}
      over={text.t('page.scribes')}
      about={text.t('openings.about')}
      camera="ziggurat"
    >
      <OpeningFilters address={address} />
      {address.source === 'bots' ? <BotOpenings address={address} /> : <OwnOpenings address={address} />}
    </Page>
  )
}
