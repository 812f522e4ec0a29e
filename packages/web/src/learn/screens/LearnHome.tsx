import type { ReactNode } from 'react'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon, type IconProps } from '../../icons/icon.tsx'
import { EXERCISES } from '../exercises/all.ts'
import type { Part } from '../exercises/exercise.ts'
import { FIRST_ROUND } from '../guide/first-round.ts'
import { getLearnt } from '../progress.ts'
import './learn-home.css'

const ICONS: Readonly<Record<Part, IconProps['name']>> = {
  fields: 'farmer',
  temples: 'priest',
  irrigation: 'engineer',
  caravan: 'camel',
  court: 'caravaneer',
  planting: 'gardener',
  palace: 'courtier',
}

interface CardProps {
  readonly icon: IconProps['name']
  readonly title: string
  readonly about: string
  readonly done?: boolean
  readonly children: ReactNode
}

function Card({ icon, title, about, done = false, children }: CardProps) {
  const text = useText()
  return (
    <section className="page-card learn-card">
      <Icon name={icon} size={40} className="learn-card-icon" />
      <div className="learn-card-words">
        <h2 className="learn-card-title">
          {title}
          {done ? <Icon name="check" size={20} label={text.t('learn.done')} className="learn-tick" /> : null}
        </h2>
        <p className="page-note">{about}</p>
      </div>
      {children}
    </section>
  )
}

function Guide() {
  const text = useText()
  const { guide, guided } = getLearnt()
  const begun = guide !== undefined && guide.step > 0 && guide.step < FIRST_ROUND.steps.length
  const name = begun ? text.t('learn.resume', { step: guide.step + 1 }) : text.t(guided ? 'learn.again' : 'learn.begin')
  return (
    <Card icon="caravan" title={text.t('guide.title')} about={text.t('learn.guide.about')} done={guided}>
      <a
        className={guided && !begun ? 'button' : 'button button-primary'}
        href={routeTo({ screen: 'learn', rest: ['guide'] })}
      >
        {name}
      </a>
    </Card>
  )
}

function Exercises() {
  const text = useText()
  const { solved } = getLearnt()
  return (
    <section className="page-card">
      <h2 className="learn-card-title">{text.t('learn.exercises')}</h2>
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
      <p className="page-note">{text.t('learn.progress', { done: solved.length, all: EXERCISES.length })}</p>
    </section>
  )
}

/** Where learning begins, and how far it has come. */
export function LearnHome() {
  const text = useText()
  return (
    <Page title={text.t('learn.title')}>
      <p className="learn-intro">{text.t('learn.intro')}</p>
      <Guide />
      <Exercises />
      <Card icon="book" title={text.t('rules.title')} about={text.t('learn.rules.about')}>
        <a className="button" href={routeTo({ screen: 'rules', rest: [] })}>
          {text.t('learn.open')}
        </a>
      </Card>
      <Card icon="log" title={text.t('learn.overview.title')} about={text.t('learn.overview.about')}>
        <a className="button" href={routeTo({ screen: 'learn', rest: ['overview'] })}>
          {text.t('learn.open')}
        </a>
      </Card>
    </Page>
  )
}
