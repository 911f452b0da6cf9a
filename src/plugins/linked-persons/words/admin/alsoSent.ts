const createCountFormatter = (one: string, many: string) => (count: number) =>
  count > 1 ? `${count.toLocaleString('fr-FR')} ${many}` : `1 ${one}`

/** Words for a sender who used both the application form and the contact form. */
export const alsoSentWords = {
  also: {
    'job-applications': 'A aussi postulé\u00A0:',
    'contact-messages': 'A aussi écrit\u00A0:',
  },
  count: {
    'job-applications': createCountFormatter('candidature', 'candidatures'),
    'contact-messages': createCountFormatter('message', 'messages'),
  },
} as const
