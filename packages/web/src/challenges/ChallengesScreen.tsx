import { characterNames } from '@amyitis/i18n/app'
import { Page } from '../app/page/Page.tsx'
import { Portrait } from '../app/people/Portrait.tsx'
import { Stars } from '../app/Stars.tsx'
import { useText } from '../text/use-text.ts'
import { CHALLENGES, type Challenge } from './challenge.ts'
import { Goals } from './Goals.tsx'
import { useStars } from './progress.ts'
import { startChallenge } from './start-challenge.ts'
import './challenges.css'

function Card({ challenge, stars }: { readonly challenge: Challenge; readonly stars: number }) {
  const text = useText()
  const { id, opponents } = challenge
  const name = text.t(`challenge.${id}`)
  return (
    <section className="page-card challenge" aria-label={name}>
      <header className="challenge-head">
        <span className="challenge-faces">
          {opponents.map((level, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: opponents keep their seats
            <Portrait key={i} level={level} size={56} />
          ))}
        </span>
        <div>
          <h2 className="challenge-title">{name}</h2>
          <p className="page-note">{text.t('challenge.against', { who: text.list(characterNames(opponents)) })}</p>
        </div>
        <Stars count={stars} label={text.t('challenge.stars', { stars })} />
      </header>
      <p className="challenge-story">{text.t(`challenge.${id}.story`)}</p>
      <Goals challenge={challenge} won={stars} />
      <button
        type="button"
        className={stars === 0 ? 'button button-primary' : 'button'}
        onClick={() => startChallenge(challenge)}
      >
        {text.t(stars === 0 ? 'challenge.play' : 'challenge.again')}
      </button>
    </section>
  )
}

/** Set games against bots, with what has been won in each. */
export function ChallengesScreen() {
  const text = useText()
  const stars = useStars()
  const sum = CHALLENGES.reduce((all, { id }) => all + (stars[id] ?? 0), 0)
  return (
    <Page
      title={text.t('challenge.title')}
      over={text.t('page.scribes')}
      about={text.t('challenge.intro')}
      camera="ziggurat"
    >
      <p className="challenge-total">{text.t('challenge.total', { stars: sum, all: 3 * CHALLENGES.length })}</p>
      <div className="challenges">
        {CHALLENGES.map((challenge) => (
          <Card key={challenge.id} challenge={challenge} stars={stars[challenge.id] ?? 0} />
        ))}
      </div>
    </Page>
  )
}
