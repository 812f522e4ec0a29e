import { loadText, type Text } from '@amyitis/i18n/app'
import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { IconSprite } from '../icons/sprite.tsx'
import { CopyButton } from './CopyButton.tsx'
import { faultReport, noteFault } from './faults.ts'
import { parseRoute } from './router.ts'
import { getSettings } from './settings/settings-store.ts'
import { languageOf, TextProvider } from './text.ts'
import './fault.css'

function goHome(): void {
  location.hash = ''
  location.reload()
}

/** The game whose table broke: it can be taken along before anything else is tried. */
function SaveGame({ text }: { readonly text: Text }) {
  const route = parseRoute(location.hash)
  if (route.screen !== 'play') return null
  const save = () =>
    import('./save-game.ts').then(({ saveGame }) => saveGame(route.id)).catch((error) => noteFault(error))
  return (
    <button type="button" className="button" onClick={save}>
      <Icon name="save" size={18} />
      {text.t('app.fault.save')}
    </button>
  )
}

/** What is shown when the app itself broke. */
export function Fault() {
  const [text, setText] = useState<Text>()
  useEffect(() => {
    loadText(languageOf(getSettings())).then(setText, () => {})
  }, [])
  const report = faultReport()
  if (text === undefined) return <pre className="fault-report">{report}</pre>
  return (
    <TextProvider value={text}>
      <IconSprite />
      <main className="fault" role="alert">
        <h1 className="page-title">{text.t('app.fault.title')}</h1>
        <p>{text.t('app.fault.words')}</p>
        <p className="page-actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {text.t('app.fault.reload')}
          </button>
          <SaveGame text={text} />
          <CopyButton words={report}>{text.t('app.fault.copy')}</CopyButton>
          <button type="button" className="button" onClick={goHome}>
            {text.t('app.home')}
          </button>
        </p>
        <details>
          <summary>{text.t('app.fault.report')}</summary>
          <pre className="fault-report">{report}</pre>
        </details>
      </main>
    </TextProvider>
  )
}
