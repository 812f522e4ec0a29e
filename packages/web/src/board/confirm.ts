import { getSettings } from '../app/settings/settings-store.ts'
import { wasTouched } from './last-pointer.ts'
import type { Choice } from './model.ts'

/** Does a choice wait for a second tap? If the settings ask for it, the first tap only shows what it costs and brings. */
export function waitsForTap({ target }: Choice, chosen: Choice | undefined): boolean {
  const { confirms } = getSettings()
  return (confirms === 'always' || (confirms === 'touch' && wasTouched())) && chosen?.target !== target
}
