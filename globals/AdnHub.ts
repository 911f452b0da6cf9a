import type { GlobalConfig } from 'payload'
import { listField } from '@/collections/fields/listField'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { pictureField } from '@/collections/fields/pictureField'
import { sectionsField } from '@/collections/fields/sectionsField'
import { seoField } from '@/collections/fields/seoField'
import { urlField } from '@/collections/fields/urlField'
import { revalidateGlobal } from '@/collections/hooks/revalidateTags'
import { publishedOrStaff } from '@/src/access/publishedOrStaff'
import { staffOnly } from '@/src/access/staffOnly'
import { adnHubText as text } from '@/src/content/admin/adnHub'
import { adminGroups } from '@/src/content/admin/groups'
import { pageFieldText, pageTabs } from '@/src/content/admin/pageFields'
import { previewPath } from '@/src/domain/previewedPage'

export const AdnHub: GlobalConfig<'adn-hub'> = {
  slug: 'adn-hub',
  label: text.label,
  versions: { drafts: true, max: 30 },
  admin: {
    group: adminGroups.content,
    hideAPIURL: true,
    description: text.description,
    preview: () => previewPath('/notre-adn'),
  },
  access: { read: publishedOrStaff, readVersions: staffOnly, update: staffOnly },
  hooks: { afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: pageTabs.presentation,
          fields: [
            localizedText('title', pageFieldText.title, { required: true }),
            localizedText('subtitle', text.subtitle, {
              required: true,
              defaultValue: text.defaults.subtitle,
            }),
            pictureField('heroImage', pageFieldText.heroImage, { required: true }),
            localizedTextarea('intro', pageFieldText.intro, { required: true }),
            localizedText('cardLinkLabel', text.cardLink, {
              required: true,
              defaultValue: text.defaults.cardLink,
            }),
          ],
        },
        { label: pageTabs.sections, fields: [sectionsField] },
        {
          name: 'closing',
          label: pageTabs.closing,
          fields: [
            localizedText('title', text.closingTitle, { required: true }),
            localizedTextarea('text', pageFieldText.text),
            listField('links', text.links, [
              localizedText('label', pageFieldText.linkLabel, { required: true }),
              urlField(pageFieldText.url, { required: true }),
            ]),
          ],
        },
        { label: pageTabs.seo, fields: [seoField] },
      ],
    },
  ],
}
