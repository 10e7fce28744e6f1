import { loader } from '@monaco-editor/react';

// By default the editor loads its parts from a CDN, which the content security policy blocks.
loader.config({ paths: { vs: '/assets/monaco/vs' } });
