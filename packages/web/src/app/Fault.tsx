import { loadText, type Text } from '@amyitis/text/app'
import { useEffect, useState } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { faultReport } from './faults.ts'
import { getSettings } from './settings/settings-store.ts'
import { languageOf, TextProvider } from './text.ts'
import './fault.css'

function goHome(): void {
  location.hash = ''
  location.reload()
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
      <main className="fault" role="alert">
        <h1 className="page-title">{text.t('app.fault.title')}</h1>
        <p>{text.t('app.fault.words')}</p>
        <p className="page-actions">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {text.t('app.fault.reload')}
          </button>
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
