import { applicationPanels } from '@/src/plugins/applicationPanels'
import type { ApplicationPanel, PanelProps } from './applicationPanel'

/** The panels that plugins add at one place of an application's page. */
export function ApplicationPanels({
  place,
  ...props
}: PanelProps & Pick<ApplicationPanel, 'place'>) {
  return applicationPanels
    .filter((panel) => panel.place === place)
    .map(({ name, Panel }) => <Panel key={name} {...props} />)
}
