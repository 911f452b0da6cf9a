export const recruiterWords = {
  followedBy: (name: string) => `Votre candidature est suivie par ${name}.`,
}
