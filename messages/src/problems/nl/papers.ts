export const papers = {
  'paper.busy': {
    title: 'Er worden nu veel PDF’s gemaakt',
    detail: 'Probeer het over een paar seconden opnieuw.',
  },
};
