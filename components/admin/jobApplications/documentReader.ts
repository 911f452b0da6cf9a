import type { ReactElement } from 'react'
import type { ApplicationFileForStaff } from '@/src/queries/findApplicationForStaff'
import type { ApplicationPanelProps } from './applicationPanel'

/** A plugin that shows what a candidate's documents contain, as two server components. */
export type PluginDocumentViewer = {
  File: (props: ApplicationPanelProps & { file: ApplicationFileForStaff }) => Promise<ReactElement>
  /** Replaces the typed cover letter. */
  Letter: (props: ApplicationPanelProps & { text: string }) => Promise<ReactElement>
}
