import type { SelectField } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { iconLabels } from '@/src/content/iconLabels'
import { ICONS } from '@/src/domain/look/icon'
import { selectOptions } from './selectOptions'

export const iconField: SelectField = {
  name: 'icon',
  type: 'select',
  label: pageFieldText.icon.label,
  // One database enum for all cards; without it each table would get its own.
  enumName: 'enum_icon',
  options: selectOptions(ICONS, iconLabels),
  required: true,
}
