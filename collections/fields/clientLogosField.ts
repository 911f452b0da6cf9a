import type { ArrayField } from 'payload'
import { sectorPagesText as text } from '@/src/content/admin/sectorPages'
import { logoStyleLabels } from '@/src/content/logoStyleLabels'
import { LOGO_STYLES } from '@/src/domain/look/logoStyle'
import { listField } from './listField'
import { localizedText } from './localizedText'
import { pictureField } from './pictureField'
import { selectOptions } from './selectOptions'
import { urlField } from './urlField'

export const clientLogosField: ArrayField = {
  ...listField(
    'clients',
    text.clients,
    [
      { name: 'name', type: 'text', label: text.clientName.label, required: true },
      pictureField('logo', text.clientLogo, { required: true }),
      localizedText('alt', text.clientAlt),
      {
        name: 'extraClass',
        type: 'select',
        label: text.clientStyle.label,
        enumName: 'enum_logo_style',
        admin: { description: text.clientStyle.description },
        options: selectOptions(LOGO_STYLES, logoStyleLabels),
      },
      urlField(text.clientUrl),
    ],
    { required: false },
  ),
  interfaceName: 'ClientLogos',
}
