import type { testimonials as frenchTestimonials } from '../testimonials'

export const testimonials: typeof frenchTestimonials = [
  {
    name: 'Sophie Delmas',
    position: 'Operations Director, Mutuelle Orbanne',
    quote:
      'They spent three days at the counter before showing us anything at all. Claims used to take nine days to settle and now take two, and our handlers never want to go back to the old screen.',
  },
  {
    name: 'Marc Oudinot',
    position: 'Chief Information Officer, Banque Ardéval',
    quote:
      'Our accounts system was twenty years old. The first domain was replaced in eight months, without an hour’s downtime, with two month-end closes reconciled to the cent. It was in writing, and it happened.',
  },
  {
    name: 'Nadia Ferhat',
    position: 'Operations Manager, Éolande',
    quote:
      'The forecasts come with their margin of error, which makes all the difference when you have to commit on the market. And when a simple model was enough, they told us so, and the bill showed it.',
  },
  {
    name: 'Julien Castaing',
    position: 'Quality Director, Laboratoires Trévidor',
    quote:
      'Validating a version upgrade used to take us four months. With automated tests and signed evidence, it takes nine days. The inspector found what he was looking for straight away.',
  },
  {
    name: 'Anne-Laure Pichon',
    position: 'Commercial Director, Maison Ravelline',
    quote:
      'Our sales staff took to the app in an hour; I saw it with my own eyes. Exemplia also talked us out of two projects that would have cost us dearly, and that I remember even more.',
  },
]
