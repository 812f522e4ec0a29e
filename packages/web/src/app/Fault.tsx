import { loadText, type Text } from '@amyitis/i18n/app'
import { useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { IconSprite } from '../icons/IconSprite.tsx'
import { TextProvider } from '../text/use-text.ts'
import { CopyButton } from './CopyButton.tsx'
import { errorReport, recordError } from './error-log.ts'
import { PageFrame, PageTitle } from './page/PageFrame.tsx'
import { parseRoute } from './router.ts'
import { getSettings } from './settings/settings-store.ts'
import { languageOf } from './text.ts'
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
    import('./download-game.ts').then(({ downloadGame }) => downloadGame(route.id)).catch((error) => recordError(error))
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
    loadText(languageOf(getSettings())).then(
      (text) => {
        document.documentElement.lang = text.language
        setText(text)
      },
      () => {},
    )
  }, [])
  const report = errorReport()
  if (text === undefined) return <pre className="fault-report">{report}</pre>
  return (
    <TextProvider value={text}>
      <IconSprite />
      <main role="alert">
        <PageFrame width="narrow" head={<PageTitle>{text.t('app.fault.title')}</PageTitle>}>
          <div className="page-card">
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
          </div>
        </PageFrame>
      </main>
    </TextProvider>
  )
}
