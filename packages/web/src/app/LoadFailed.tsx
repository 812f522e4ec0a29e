import { useText } from '../text/use-text.ts'

interface LoadFailedProps {
  readonly why: string
  onReload(): void
}

/** Something could not be loaded; it can be tried again. */
export function LoadFailed({ why, onReload }: LoadFailedProps) {
  const text = useText()
  return (
    <section className="page-card">
      <p className="page-fault" role="alert">
        {why}
      </p>
      <div className="page-actions">
        <button type="button" className="button button-primary" onClick={onReload}>
          {text.t('app.reload')}
        </button>
      </div>
    </section>
  )
}
