import { applicationPanels } from '@/src/plugins/applicationPanels'
import type { ApplicationPanelProps, PluginApplicationPanel } from './applicationPanel'

/** The panels that plugins add at one place of an application's page. */
export function ApplicationPanels({
  place,
  ...props
}: ApplicationPanelProps & Pick<PluginApplicationPanel, 'place'>) {
  return applicationPanels
    .filter((panel) => panel.place === place)
    .map(({ name, Panel }) => <Panel key={name} {...props} />)
}
