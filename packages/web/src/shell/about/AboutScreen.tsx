import { RULES_VERSION } from '@amyitis/engine'
import marcellus from '@fontsource/marcellus/LICENSE?raw'
import sourceSans from '@fontsource-variable/source-sans-3/LICENSE?raw'
import { Suspense, use } from 'react'
import app from '../../../package.json' with { type: 'json' }
import { Page } from '../../app/page/Page.tsx'
import { PagePartsContext } from '../../app/page/page-parts.ts'
import { useText } from '../../text/use-text.ts'
import './about.css'

const LICENCES = [
  ['Marcellus', marcellus],
  ['Source Sans 3', sourceSans],
] as const

function Story() {
  const { t } = useText()
  const { View } = use(PagePartsContext)
  return (
    <section className="page-card about-story">
      <div className="about-picture" aria-hidden="true">
        <Suspense fallback={null}>{View === undefined ? null : <View camera="garden" />}</Suspense>
      </div>
      <h2 className="page-heading">{t('about.story')}</h2>
      <p>{t('about.story.queen')}</p>
      <p>{t('about.story.lost')}</p>
      <p>{t('about.story.you')}</p>
    </section>
  )
}

function Game() {
  const { t } = useText()
  return (
    <section className="page-card">
      <h2 className="page-heading">{t('about.game')}</h2>
      <p>{t('about.game.words')}</p>
      <dl className="about-credits">
        <dt>{t('about.designer')}</dt>
        <dd>Cyril Demaegd</dd>
        <dt>{t('about.illustrator')}</dt>
        <dd>Arnaud Demaegd</dd>
        <dt>{t('about.publisher')}</dt>
        <dd>Ystari, 2007</dd>
      </dl>
      <p>{t('about.independent')}</p>
    </section>
  )
}

function Making() {
  const { t } = useText()
  return (
    <section className="page-card">
      <h2 className="page-heading">{t('about.made')}</h2>
      <p>{t('about.code')}</p>
      <p>{t('about.fonts')}</p>
      {LICENCES.map(([font, licence]) => (
        <details key={font}>
          <summary>{t('about.licence', { font })}</summary>
          <pre className="about-licence" lang="en">
            {licence}
          </pre>
        </details>
      ))}
      <p className="page-note">{t('about.version', { version: app.version, rules: RULES_VERSION })}</p>
    </section>
  )
}

/** Who made the game, its story, and how this edition is made. */
export function AboutScreen() {
  const text = useText()
  return (
    <Page title={text.t('about.title')} over={text.t('page.scribes')} camera="ziggurat">
      <div className="about">
        <Story />
        <Game />
        <Making />
      </div>
    </Page>
  )
}
