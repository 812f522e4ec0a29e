import { useText } from '../../text/use-text.ts'
import { Page, type PageProps } from './Page.tsx'

/** A page at the Ishtar Gate, with one narrow column. */
export function GatePage(props: Omit<PageProps, 'camera' | 'over' | 'width'>) {
  return <Page over={useText().t('page.gate')} camera="gate" width="narrow" {...props} />
}
