import type { Tab } from 'payload'
import { localizedText, localizedTextarea } from '@/collections/fields/localizedText'
import { sectionHeading } from '@/collections/fields/sectionHeading'
import { homePageText } from '@/src/content/admin/homePage'

const text = homePageText.contact
const defaults = homePageText.contactDefaults

export const contactTab: Tab = {
  name: 'contact',
  label: homePageText.tabs.contact,
  fields: [
    ...sectionHeading,
    {
      name: 'form',
      type: 'group',
      label: text.form.label,
      fields: [
        labelField('nameLabel', text.name, defaults.name),
        labelField('emailLabel', text.email, defaults.email),
        labelField('subjectLabel', text.subject, defaults.subject),
        labelField('messageLabel', text.message, defaults.message),
        labelField('submitLabel', text.submit, defaults.submit),
        localizedTextarea('consentNotice', text.consent),
      ],
    },
  ],
}

function labelField(name: string, fieldText: { label: string }, frenchDefault: string) {
  return localizedText(name, fieldText, { required: true, frenchDefault })
}
