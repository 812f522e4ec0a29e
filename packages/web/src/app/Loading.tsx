import { useText } from '../text/use-text.ts'
import { PageBar } from './page/PageBar.tsx'
import { PageFrame } from './page/PageFrame.tsx'
import { useRoute } from './use-route.ts'
import './loading.css'

const TABLES: readonly string[] = ['home', 'play', 'replay']

/** What stands in place of a screen while it loads: everything that all pages have in common. */
export function Loading() {
  const text = useText()
  const { screen } = useRoute()
  const words = <p className="app-loading">{text.t('app.loading')}</p>
  if (TABLES.includes(screen)) return words
  return <PageFrame bar={<PageBar />}>{words}</PageFrame>
}
