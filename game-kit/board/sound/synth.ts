import { type Sound, SOUNDS, type Voice } from './sounds.ts';

/** One after the other, so that each is told apart. */
const APART = 0.09;
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays sounds at a volume from 0 to 1. Nothing is loaded: all of it is made here. In a hidden tab nothing is heard. */
export function playSounds(sounds: readonly Sound[], volume: number): void {
  if (sounds.length === 0 || volume <= 0 || document.hidden) return;
  context ??= new AudioContext();
  // A browser lets a page sound after the person has done something on it.
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const [i, sound] of sounds.entries()) {
    for (const voice of SOUNDS[sound]) playVoice(context, out, voice, context.currentTime + i * APART + voice.at);
  }
}

function playVoice(audio: AudioContext, out: AudioNode, voice: Voice, begin: number): void {
  const { length, gain, rise } = voice;
  const end = begin + length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENCE, begin);
  loudness.gain.exponentialRampToValueAtTime(gain, begin + rise);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(out);
  const source =
    voice.kind === 'noise' ? noiseOf(audio, voice, begin, loudness) : toneOf(audio, voice, begin, loudness);
  source.start(begin);
  source.stop(end);
}

function toneOf(audio: AudioContext, voice: Voice, begin: number, out: AudioNode): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = voice.kind === 'triangle' ? 'triangle' : 'sine';
  glide(tone.frequency, voice, begin);
  tone.connect(out);
  return tone;
}

function noiseOf(audio: AudioContext, voice: Voice, begin: number, out: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, voice, begin);
  source.connect(filter).connect(out);
  return source;
}

function glide(frequency: AudioParam, { from, to, length }: Voice, begin: number): void {
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, begin + length);
}

/** A second of it; what it is made of is the same every time, which nobody hears. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[i] = (seed / 1_073_741_824 - 1) * 0.9;
  }
  return buffer;
}
