export const contactWords = {
  required: 'All fields are required.',
  sending: 'Sending...',
  legalNotice: 'Find out more about your rights',
  sentTitle: 'Message sent!',
  sentText: 'We will reply as soon as possible.',
  backHome: 'Back to the home page',
  correctTitle: 'Correct your message',
  correctIntroduction:
    'Your message has not been sent yet. Your text has been kept: complete what is marked, then send it again.',
  expired:
    'Your text is no longer kept: it is kept for only half an hour. You can write it again here.',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  openingHours: 'Opening hours',
} as const
