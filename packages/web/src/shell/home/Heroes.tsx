import type { Level } from '@amyitis/bots'
import { FIRST_OPPONENT, GUIDE } from '../../app/first-game.ts'
import { Portrait } from '../../app/people/Portrait.tsx'
import { routeTo } from '../../app/router.ts'
import { startCoachedGame } from '../../app/start-game.ts'
import { useText } from '../../text/use-text.ts'
import './heroes.css'

/** The two ways for newcomers: learn, and play a first game. One of them is where to start. */
export function Heroes({ taught }: { readonly taught: boolean }) {
  const text = useText()
  const nameOf = (level: Level) => text.t(`level.${level}.name`)
  const foot = (level: Level, first: boolean) => (
    <span className="hero-foot">
      {first ? <span className="hero-start">{text.t('home.start-here')}</span> : <span />}
      <Portrait level={level} size={88} />
    </span>
  )
  return (
    <div className="heroes">
      <a className="hero hero-learn" href={routeTo({ screen: 'learn', rest: ['guide'] })}>
        <b className="hero-name">{text.t('home.learn.hero')}</b>
        <span className="hero-about">{text.t('home.learn.hero.about', { name: nameOf(GUIDE) })}</span>
        {foot(GUIDE, !taught)}
      </a>
      <button type="button" className="hero hero-play" onClick={() => void startCoachedGame()}>
        <b className="hero-name">{text.t(taught ? 'home.play.first' : 'home.play')}</b>
        <span className="hero-about">{text.t('home.play.first.about', { name: nameOf(FIRST_OPPONENT) })}</span>
        {foot(FIRST_OPPONENT, taught)}
      </button>
    </div>
  )
}
