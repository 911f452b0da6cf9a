import type { DefaultServerCellComponentProps } from 'payload'
import { offerCriteriaText } from '@/src/content/admin/offerCriteria'

/** Says what is retired, and nothing of the others. */
export const RetiredCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? offerCriteriaText.isRetired.label : ''
