import { useText } from './text.ts'

export function Loading() {
  return <p className="app-loading">{useText().t('app.loading')}</p>
}
