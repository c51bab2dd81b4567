// Something drawn that nothing is done with, a number or a track: the sentence it says to hover, W, a long press
// (frame/promised) and to who listens. Example: <span {...says('Silver: 12')}>
export const says = (text: string) => ({ role: 'img', 'aria-label': text, 'data-says': text });
