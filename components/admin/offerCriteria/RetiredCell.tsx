import type { DefaultServerCellComponentProps } from 'payload'
import { offerCriteriaText } from '@/src/content/admin/offerCriteria'

/** Shows "retired" for a retired criterion, and nothing for the others. */
export const RetiredCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? offerCriteriaText.isRetired.label : ''
