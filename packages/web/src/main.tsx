import { createRoot } from 'react-dom/client'
import { startUpdates } from './app/bars/updates.ts'
import { recordError } from './app/error-log.ts'
import { Fault } from './app/Fault.tsx'
import { parseRoute } from './app/router.ts'
import { getSettings } from './app/settings/settings-store.ts'
import { languageOf, preloadText } from './app/text.ts'
import { App } from './shell/App.tsx'
import './theme/theme.css'

const page = document.getElementById('app') as HTMLElement

/** Whatever breaks while the app draws itself ends here: the page says so instead of staying blank. */
function onUncaughtError(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  recordError(error, componentStack)
  queueMicrotask(() => {
    root.unmount()
    createRoot(page).render(<Fault />)
  })
}
const root = createRoot(page, { onUncaughtError })

addEventListener('error', ({ error }) => recordError(error))
addEventListener('unhandledrejection', ({ reason }) => recordError(reason))

const settings = getSettings()
if (settings.theme !== 'system') document.documentElement.dataset.theme = settings.theme
preloadText(languageOf(settings), parseRoute(location.hash).screen)
  .catch(recordError)
  .finally(() => {
    root.render(<App />)
    // Not before the first screen has all that it needs.
    const keepAll = () => startUpdates().catch(recordError)
    if (document.readyState === 'complete') keepAll()
    else addEventListener('load', keepAll)
  })
