import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import '../../theme/panel.css'
import './story.css'

const PICTURES = [
  { what: 'water', icon: 'irrigation' },
  { what: 'caravan', icon: 'camel' },
  { what: 'plant', icon: 'palm' },
] as const

/** What the game is about, in three pictures. */
export function Story() {
  const text = useText()
  return (
    <ol className="panel story" aria-label={text.t('home.story')}>
      {PICTURES.map(({ what, icon }) => (
        <li key={what} className="story-part">
          <Icon name={icon} size={32} />
          <b>{text.t(`home.story.${what}`)}</b>
          <span className="story-about">{text.t(`home.story.${what}.about`)}</span>
        </li>
      ))}
    </ol>
  )
}
