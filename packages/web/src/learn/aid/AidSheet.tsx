import { COLORS, STANDARD } from '@amyitis/engine'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { AidCourt, AidEnd } from './end-parts.tsx'
import { AidCaravan, AidPlant, AidPowers, type AidProps, AidRecruit, AidRound, AidTemples } from './parts.tsx'
import './aid.css'
import './aid-print.css'

/** The whole game on one page of A4. */
export function AidSheet(props: AidProps) {
  const { text, edition } = props.book
  const own = edition.id !== STANDARD.id
  return (
    <article className="aid" data-palace={props.palace || undefined}>
      <header className="aid-head">
        <Icon name="points" size={44} />
        <div>
          <p className="aid-title">{text.t('app.title')}</p>
          <p>
            {text.t('learn.overview.title')} · {text.t('aid.about')}
            {own ? ` · ${text.t('aid.edition', { name: edition.id })}` : null}
          </p>
        </div>
        <div className="aid-marks">
          {COLORS.map((color) => (
            <PlayerMark key={color} color={color} size={26} />
          ))}
        </div>
      </header>
      <AidRound {...props} />
      <AidRecruit {...props} />
      <AidCaravan {...props} />
      <AidPlant {...props} />
      <AidTemples {...props} />
      <AidCourt {...props} />
      <AidEnd {...props} />
      {props.palace ? <AidPowers {...props} /> : null}
      <footer className="aid-foot">{text.t('aid.foot')}</footer>
    </article>
  )
}
