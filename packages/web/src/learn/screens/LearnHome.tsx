import { GUIDE } from '../../app/first-game.ts'
import { Page } from '../../app/page/Page.tsx'
import { Portrait } from '../../app/people/Portrait.tsx'
import { type Route, routeTo } from '../../app/router.ts'
import { useStoredChanges } from '../../app/settings/local-storage.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { EXERCISES } from '../exercises/all.ts'
import type { ExercisePart } from '../exercises/exercise.ts'
import { FIRST_ROUND } from '../guide/first-round.ts'
import { getLearnt } from '../progress.ts'
import './learn-home.css'

const ICONS: Readonly<Record<ExercisePart, IconProps['name']>> = {
  fields: 'farmer',
  temples: 'priest',
  irrigation: 'engineer',
  caravan: 'camel',
  court: 'caravaneer',
  planting: 'gardener',
  palace: 'courtier',
}

interface BookProps {
  readonly icon: IconProps['name']
  readonly title: string
  readonly about: string
  readonly to: Route
}

/** A way to something to look up: the whole card is a link. */
const Book = ({ icon, title, about, to }: BookProps) => (
  <a className="page-card learn-book" href={routeTo(to)}>
    <Icon name={icon} size={40} className="learn-book-icon" />
    <div className="learn-card-words">
      <h2 className="learn-card-title">{title}</h2>
      <p className="page-note">{about}</p>
    </div>
    <Icon name="forward" size={22} className="learn-book-icon" />
  </a>
)

/** The guided round, where everybody begins. */
function Guide() {
  const text = useText()
  const { guide, guided } = getLearnt()
  const begun = guide !== undefined && guide.step > 0 && guide.step < FIRST_ROUND.steps.length
  const name = begun ? text.t('learn.resume', { step: guide.step + 1 }) : text.t(guided ? 'learn.again' : 'learn.begin')
  return (
    <section className="learn-guide on-glaze">
      <Portrait level={GUIDE} size={104} />
      <div className="learn-card-words">
        <h2 className="learn-guide-title">
          {text.t('guide.title')}
          {guided ? <Icon name="check" size={22} label={text.t('learn.done')} /> : null}
        </h2>
        <p>{text.t('learn.guide.about')}</p>
      </div>
      <a
        className={guided && !begun ? 'button' : 'button button-primary learn-guide-go'}
        href={routeTo({ screen: 'learn', rest: ['guide'] })}
      >
        {name}
      </a>
    </section>
  )
}

function Exercises() {
  const text = useText()
  const { solved } = getLearnt()
  return (
    <section className="page-card">
      <div className="learn-exercises-head">
        <h2 className="learn-card-title">{text.t('learn.exercises')}</h2>
        <p className="page-note">{text.t('learn.progress', { done: solved.length, all: EXERCISES.length })}</p>
      </div>
      <p className="page-note">{text.t('learn.exercises.about')}</p>
      <ol className="learn-exercises">
        {EXERCISES.map(({ part, name }) => (
          <li key={part}>
            <a className="learn-exercise" href={routeTo({ screen: 'learn', rest: ['exercise', part] })}>
              <Icon name={ICONS[part]} size={30} />
              <span>{text.t(name)}</span>
              {solved.includes(part) ? (
                <Icon name="check" size={20} label={text.t('learn.done')} className="learn-tick" />
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where learning begins, and how far it has come. */
export function LearnHome() {
  const text = useText()
  useStoredChanges()
  return (
    <Page title={text.t('learn.title')} over={text.t('page.scribes')} about={text.t('learn.intro')} camera="ziggurat">
      <Guide />
      <Exercises />
      <div className="learn-books">
        <Book
          icon="points"
          title={text.t('challenge.title')}
          about={text.t('challenge.about')}
          to={{ screen: 'learn', rest: ['challenges'] }}
        />
        <Book
          icon="chart"
          title={text.t('nav.openings')}
          about={text.t('learn.openings.about')}
          to={{ screen: 'openings', rest: [] }}
        />
        <Book
          icon="book"
          title={text.t('rules.title')}
          about={text.t('learn.rules.about')}
          to={{ screen: 'rules', rest: [] }}
        />
        <Book
          icon="eye"
          title={text.t('legend.title')}
          about={text.t('learn.legend.about')}
          to={{ screen: 'rules', rest: ['icons'] }}
        />
        <Book
          icon="print"
          title={text.t('learn.overview.title')}
          about={text.t('learn.overview.about')}
          to={{ screen: 'learn', rest: ['overview'] }}
        />
        <Book
          icon="plan"
          title={text.t('position.title')}
          about={text.t('position.book')}
          to={{ screen: 'learn', rest: ['position'] }}
        />
        <Book
          icon="edit"
          title={text.t('editor.title')}
          about={text.t('editor.book')}
          to={{ screen: 'learn', rest: ['edition'] }}
        />
        <Book icon="info" title={text.t('about.title')} about={text.t('learn.about.about')} to={{ screen: 'about' }} />
      </div>
    </Page>
  )
}
