import type { Text } from '@amyitis/i18n/app'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { AchievementState } from './all.ts'
import { CylinderSeal } from './CylinderSeal.tsx'
import './achievement-card.css'

/** What to do for it. Only some of these sentences name a number, so the types can't tell. */
const aboutOf = (text: Text, { id, achievement: { count = 1 } }: AchievementState): string =>
  (text.t as (key: string, values: { readonly count: number }) => string)(`seal.${id}.about`, { count })

function Earned({ state, name }: { readonly state: AchievementState; readonly name: string }) {
  const text = useText()
  const { earned } = state
  if (earned === undefined) return null
  const day = new Date(earned.at)
  const date = day.toLocaleDateString(text.locale, { dateStyle: 'medium' })
  return (
    <>
      <time className="achievement-note" dateTime={day.toISOString()}>
        {text.t('stats.seal.earned', { date })}
      </time>
      <a
        className="button button-quiet achievement-game"
        href={routeTo({ screen: 'replay', rest: [earned.kind, earned.id] })}
        aria-label={`${text.t('games.replay')}, ${name}`}
      >
        <Icon name="step-back" size={16} />
        {text.t('games.replay')}
      </a>
    </>
  )
}

function Locked({ done, all }: Pick<AchievementState, 'done' | 'all'>) {
  const text = useText()
  if (all === 1) return <span className="visually-hidden">{text.t('stats.seal.locked')}</span>
  return (
    <>
      <span className="achievement-progress" aria-hidden="true">
        <span style={{ inlineSize: `${(done / all) * 100}%` }} />
      </span>
      <span className="achievement-note">{text.t('stats.seal.progress', { done, all })}</span>
    </>
  )
}

/** A seal: what it is for, and when it was earned or how far one is. */
export function AchievementCard({ state }: { readonly state: AchievementState }) {
  const text = useText()
  const { id, achievement, earned, done, all } = state
  const isHidden = achievement.secret === true && earned === undefined
  const name = isHidden ? text.t('stats.seal.secret') : text.t(`seal.${id}`)
  return (
    <li className={earned === undefined ? 'achievement' : 'achievement is-earned'}>
      <CylinderSeal
        stone={achievement.stone}
        icon={isHidden ? 'help' : achievement.icon}
        earned={earned !== undefined}
      />
      <h3 className="achievement-name">{name}</h3>
      <p className="achievement-about">{isHidden ? text.t('stats.seal.secret.about') : aboutOf(text, state)}</p>
      {earned === undefined ? <Locked done={done} all={all} /> : <Earned state={state} name={name} />}
    </li>
  )
}
