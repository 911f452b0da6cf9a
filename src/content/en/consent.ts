export const consentWords = {
  title: 'Your cookie choices',
  announcement: 'A banner asks for your cookie choices. It comes before the content of the page.',
  explanation:
    'With your consent, we measure visits to the site in order to improve it. Nothing is measured without your answer, and you can change your mind at any time.',
  more: 'Find out more',
  detail: 'Cookie details',
  refuse: 'Refuse',
  selection: 'Save selection',
  acceptAll: 'Accept all',
  close: 'Close without choosing',
  manage: 'Manage cookies',
  purposes: {
    necessary: {
      label: 'Necessary',
      description: 'They remember your choice and protect the sending of forms. Always active.',
    },
    analytics: {
      label: 'Audience measurement',
      description:
        'Pages viewed, type of device and where visits come from, on our own servers only.',
    },
    marketing: {
      label: 'Marketing',
      description: 'Effectiveness of campaigns. No cookie of this kind is set at present.',
    },
  },
} as const
